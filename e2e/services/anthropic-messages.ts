import { type Fields, isFields, unknownKey } from './service';

// Anthropic's checks of messages. Each function returns the message of the error, or null.

/** The texts of thinking blocks, by the signatures that the service sent with them. */
export type Issued = Map<string, string>;

/** `api/messages`: the fields of each kind of block. */
const blockFields: Readonly<Record<string, ReadonlySet<string>>> = {
  text: new Set(['type', 'text', 'cache_control', 'citations']),
  image: new Set(['type', 'source', 'cache_control']),
  document: new Set(['type', 'source', 'cache_control', 'title', 'context', 'citations']),
  thinking: new Set(['type', 'thinking', 'signature']),
  redacted_thinking: new Set(['type', 'data']),
  tool_use: new Set(['type', 'id', 'name', 'input', 'cache_control', 'caller']),
  tool_result: new Set(['type', 'tool_use_id', 'content', 'is_error', 'cache_control']),
};

/** The form of messages and blocks, empty contents, and altered or foreign thinking. */
export function blockFault(messages: readonly Fields[], issued: Issued): string | null {
  if (messages.length === 0) return 'messages: at least one message is required';
  for (const [index, message] of messages.entries()) {
    const fault = messageFault(message, index) ?? firstFault(blocksOf(message), index, issued);
    if (fault !== null) return fault;
  }
  // `build-with-claude/prompt-engineering/prefill-claudes-response`.
  return messages.at(-1)?.role === 'assistant'
    ? 'This model does not support assistant message prefill. The conversation must end with a user message.'
    : null;
}

function messageFault({ role, content, ...rest }: Fields, index: number): string | null {
  const [extra] = Object.keys(rest);
  if (extra !== undefined) return `messages.${index}.${extra}: Extra inputs are not permitted`;
  if (role !== 'user' && role !== 'assistant')
    return `messages: Unexpected role "${String(role)}". The Messages API accepts a top-level \`system\` parameter, not "${String(role)}" as an input message role.`;
  if (index === 0 && role !== 'user') return 'messages: first message must use the "user" role';
  if (content === '' || (Array.isArray(content) && content.length === 0))
    return `messages.${index}: all messages must have non-empty content except for the optional final assistant message`;
  if (typeof content !== 'string' && !Array.isArray(content))
    return `messages.${index}.content: Input should be a valid list`;
  return null;
}

function firstFault(blocks: readonly Fields[], index: number, issued: Issued): string | null {
  for (const [at, block] of blocks.entries()) {
    const fault = oneFault(block, `messages.${index}.content.${at}`, issued);
    if (fault !== null) return fault;
  }
  return null;
}

function oneFault(block: Fields, at: string, issued: Issued): string | null {
  const type = String(block.type);
  const known = blockFields[type];
  if (!known)
    return `${at}: Input tag '${type}' found using 'type' does not match any of the expected tags: ${Object.keys(
      blockFields,
    )
      .map((each) => `'${each}'`)
      .join(', ')}`;
  const extra = unknownKey(block, known);
  if (extra !== undefined) return `${at}.${type}.${extra}: Extra inputs are not permitted`;
  switch (type) {
    case 'text':
      return textFault(block, at);
    case 'thinking':
      return thinkingFault(block, at, issued);
    case 'tool_use':
      return callFault(block, at);
    case 'tool_result':
      return Array.isArray(block.content) ? firstTextFault(block.content.filter(isFields), at) : null;
    default:
      return null;
  }
}

/** claude-code issue 50082; experiential pull 799. */
function textFault({ text, cache_control }: Fields, at: string): string | null {
  if (text === '' && cache_control !== undefined)
    return `${at}.text: cache_control cannot be set for empty text blocks`;
  if (text === '') return 'messages: text content blocks must be non-empty';
  if (typeof text === 'string' && text.trim() === '')
    return 'messages: text content blocks must contain non-whitespace text';
  return typeof text === 'string' ? null : `${at}.text.text: Input should be a valid string`;
}

function firstTextFault(blocks: readonly Fields[], at: string): string | null {
  return (
    blocks
      .filter(({ type }) => type === 'text')
      .map((block) => textFault(block, at))
      .find((fault) => fault !== null) ?? null
  );
}

/** `extended-thinking`: unchanged, with the signature (claude-code issue 63284; hermes-agent pull 24107). */
function thinkingFault({ thinking, signature }: Fields, at: string, issued: Issued): string | null {
  if (typeof signature !== 'string') return `${at}.thinking.signature: Field required`;
  const said = issued.get(signature);
  if (said === undefined) return `${at}: Invalid \`signature\` in \`thinking\` block`;
  return said === thinking
    ? null
    : `${at}: \`thinking\` or \`redacted_thinking\` blocks in the latest assistant message cannot be modified. These blocks must remain as they were in the original response.`;
}

function callFault({ id, input }: Fields, at: string): string | null {
  if (typeof id !== 'string' || !/^[a-zA-Z0-9_-]+$/.test(id))
    return `${at}.tool_use.id: String should match pattern '^[a-zA-Z0-9_-]+$'`;
  return isFields(input) ? null : `${at}.tool_use.input: Input should be a valid dictionary`;
}

/** Each call has exactly one result, at the start of the next message (claude-code issues 8210 and 18947). */
export function pairFault(messages: readonly Fields[], mustThink: boolean): string | null {
  const all = messages.flatMap(usesIn);
  if (new Set(all).size < all.length) return 'messages: `tool_use` ids must be unique';
  for (const [index, message] of messages.entries()) {
    const fault = unansweredFault(message, messages[index + 1], index) ?? strayFault(messages, index);
    if (fault !== null) return fault;
  }
  return mustThink ? missingThinkingFault(messages) : null;
}

function unansweredFault(message: Fields, next: Fields | undefined, index: number): string | null {
  const answered = new Set(next ? leadingResults(next) : []);
  const open = usesIn(message).filter((id) => !answered.has(id));
  return open.length === 0
    ? null
    : `messages.${index}: \`tool_use\` ids were found without \`tool_result\` blocks immediately after: ${open.join(', ')}. Each \`tool_use\` block must have a corresponding \`tool_result\` block in the next message.`;
}

function strayFault(messages: readonly Fields[], index: number): string | null {
  const message = messages[index];
  const before = messages[index - 1];
  if (!message) return null;
  const asked = new Set(before ? usesIn(before) : []);
  const seen = new Set<unknown>();
  for (const [at, block] of blocksOf(message).entries()) {
    if (block.type !== 'tool_result') continue;
    const id = String(block.tool_use_id);
    if (!asked.has(id))
      return `messages.${index}.content.${at}: unexpected \`tool_use_id\` found in \`tool_result\` blocks: ${id}. Each \`tool_result\` block must have a corresponding \`tool_use\` block in the previous message.`;
    if (seen.has(id))
      return `messages.${index}.content.${at}: each tool_use must have a single result. Found multiple \`tool_result\` blocks with id: ${id}`;
    seen.add(id);
  }
  return null;
}

/** `extended-thinking`: with a budget, the answer before the newest results starts with its thinking. */
function missingThinkingFault(messages: readonly Fields[]): string | null {
  const index = messages.findLastIndex(({ role }) => role === 'assistant');
  const last = messages[index];
  const isInLoop = last !== undefined && index === messages.length - 2 && usesIn(last).length > 0;
  const type = isInLoop ? blocksOf(last)[0]?.type : 'thinking';
  if (type === 'thinking' || type === 'redacted_thinking') return null;
  return `messages.${index}.content.0.type: Expected \`thinking\` or \`redacted_thinking\`, but found \`${String(type)}\`. When \`thinking\` is enabled, a final \`assistant\` message must start with a thinking block (preceeding the lastmost set of \`tool_use\` and \`tool_result\` blocks). We recommend you include thinking blocks from previous turns. To avoid this requirement, disable \`thinking\`. Please consult our documentation at https://docs.claude.com/en/docs/build-with-claude/extended-thinking`;
}

function usesIn(message: Fields): string[] {
  return blocksOf(message)
    .filter(({ type }) => type === 'tool_use')
    .map(({ id }) => String(id));
}

/** `implement-tool-use`: "Tool result blocks must come first in the content array." */
function leadingResults(message: Fields): string[] {
  const blocks = blocksOf(message);
  const end = blocks.findIndex(({ type }) => type !== 'tool_result');
  return (end === -1 ? blocks : blocks.slice(0, end)).map(({ tool_use_id }) => String(tool_use_id));
}

function blocksOf({ content }: Fields): readonly Fields[] {
  return Array.isArray(content) ? content.filter(isFields) : [];
}

/** `build-with-claude/prompt-caching`: at most four breakpoints; those for an hour precede those for minutes. */
export function cacheFault({ tools, system, messages }: Fields): string | null {
  const marks = [tools, system, messages].flatMap(marksIn);
  if (marks.some((mark) => !isFields(mark) || mark.type !== 'ephemeral'))
    return "cache_control: Input tag found using 'type' does not match any of the expected tags: 'ephemeral'";
  if (marks.length > 4)
    return `A maximum of 4 blocks with cache_control may be provided. Found ${marks.length}.`;
  const ttls = marks.map((mark) => (isFields(mark) ? mark.ttl : undefined) ?? '5m');
  return ttls.indexOf('5m') !== -1 && ttls.lastIndexOf('1h') > ttls.indexOf('5m')
    ? "a ttl='1h' cache_control block must not come after a ttl='5m' cache_control block. Note that blocks are processed in the following order: `tools`, `system`, `messages`."
    : null;
}

function marksIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(marksIn);
  if (!isFields(value)) return [];
  const own = value.cache_control === undefined ? [] : [value.cache_control];
  return [...own, ...marksIn(value.content)];
}
