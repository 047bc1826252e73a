import { type Fields, isFields, unknownKey } from './service';

// OpenAI's checks of the `input` of a response (platform.openai.com/docs/api-reference/responses/create).

export type InputFault = {
  readonly message: string;
  readonly param?: string;
  readonly code?: string;
  /** Absent: 400. */
  readonly status?: number;
};

/** Values that a service has sent: it stores no items, but it knows its own secrets and the reasoning of each item. */
export type GivenOut = {
  readonly secrets: Set<string>;
  /** By the id of an item, the id of the reasoning before it. */
  readonly reasonedBy: Map<string, string>;
};

const itemFields: Readonly<Record<string, ReadonlySet<string>>> = {
  message: new Set(['type', 'id', 'role', 'content', 'status', 'phase']),
  function_call: new Set(['type', 'id', 'call_id', 'name', 'arguments', 'status', 'namespace']),
  function_call_output: new Set(['type', 'id', 'call_id', 'output', 'status']),
  reasoning: new Set(['type', 'id', 'summary', 'content', 'encrypted_content', 'status']),
  item_reference: new Set(['type', 'id']),
};

/** The first fault of the items, or null. */
export function inputFault(items: readonly Fields[], given: GivenOut): InputFault | null {
  for (const [index, item] of items.entries()) {
    const fault = formFault(item, `input[${index}]`) ?? keptFault(items, index, given);
    if (fault !== null) return fault;
  }
  return doubleFault(items) ?? pairFault(items);
}

function formFault(item: Fields, at: string): InputFault | null {
  const type = typeOf(item);
  const known = itemFields[type];
  if (!known) return wrongValue(type, Object.keys(itemFields), at);
  const extra = unknownKey(item, known);
  if (extra !== undefined) return unknownParameter(`${at}.${extra}`);
  const prefix = { message: 'msg', function_call: 'fc', reasoning: 'rs' }[type];
  if (prefix !== undefined && typeof item.id === 'string' && !item.id.startsWith(prefix))
    // continue pull 11785.
    return {
      message: `Invalid '${at}.id': '${item.id}'. Expected an ID that begins with '${prefix}'.`,
      param: `${at}.id`,
      code: 'invalid_value',
    };
  if (type === 'message') return messageFault(item, at);
  return type === 'function_call' || type === 'function_call_output' ? callFault(item, at) : null;
}

function typeOf(item: Fields): string {
  return item.type === undefined ? 'message' : String(item.type);
}

const roles = ['assistant', 'system', 'developer', 'user'];

function messageFault({ role, content }: Fields, at: string): InputFault | null {
  if (!roles.includes(String(role))) return wrongValue(String(role), roles, at);
  if (typeof content === 'string') return null;
  if (!Array.isArray(content))
    return wrongType(`${at}.content`, 'one of an array of objects or string', content);
  const taken =
    role === 'assistant'
      ? ['output_text', 'refusal']
      : ['input_text', 'input_image', 'input_file', 'output_text', 'refusal'];
  const wrong = content.findIndex((part) => !isFields(part) || !taken.includes(String(part.type)));
  if (wrong === -1) return null;
  const part: unknown = content[wrong];
  return wrongValue(isFields(part) ? String(part.type) : '', taken, `${at}.content[${wrong}]`);
}

function callFault(item: Fields, at: string): InputFault | null {
  if (typeof item.call_id !== 'string') return missing(`${at}.call_id`);
  if (item.call_id.length > 64) return tooLong(`${at}.call_id`, item.call_id, 64);
  const name = item.type === 'function_call' ? 'arguments' : 'output';
  const value = item[name];
  if (value === undefined) return missing(`${at}.${name}`);
  const isTaken = typeof value === 'string' || (name === 'output' && Array.isArray(value));
  return isTaken ? null : wrongType(`${at}.${name}`, 'a string', value);
}

/**
 * Without storage, references and bare reasoning are not found (pi issue 5059), and secrets are checked (codex issue
 * 8138).
 */
function keptFault(items: readonly Fields[], index: number, given: GivenOut): InputFault | null {
  const item = items[index] ?? {};
  const type = typeOf(item);
  if (type === 'item_reference') return notFound(String(item.id));
  if (type === 'function_call' || type === 'message') return partedFault(items, index, given);
  if (type !== 'reasoning') return null;
  const secret = item.encrypted_content;
  if (typeof secret !== 'string') return notFound(String(item.id));
  if (!given.secrets.has(secret))
    return {
      message: `The encrypted content ${secret.slice(0, 4)}...${secret.slice(-4)} could not be verified.`,
      code: 'invalid_encrypted_content',
    };
  // vercel/ai issue 7099.
  const next = items[index + 1];
  const isFollowed =
    next !== undefined &&
    (next.role === 'assistant' || ['reasoning', 'function_call'].includes(typeOf(next)));
  return isFollowed
    ? null
    : {
        message: `Item '${String(item.id)}' of type 'reasoning' was provided without its required following item.`,
        param: 'input',
      };
}

/** TanStack/ai issue 1212: an item with an id needs its reasoning somewhere before it. */
function partedFault(items: readonly Fields[], index: number, given: GivenOut): InputFault | null {
  const item = items[index] ?? {};
  const reasoning = given.reasonedBy.get(String(item.id));
  if (reasoning === undefined || items.slice(0, index).some(({ id }) => id === reasoning)) return null;
  return {
    message: `Item '${String(item.id)}' of type '${typeOf(item)}' was provided without its required 'reasoning' item: '${reasoning}'.`,
    param: 'input',
  };
}

function doubleFault(items: readonly Fields[]): InputFault | null {
  const ids = items.map(({ id }) => id).filter((id) => typeof id === 'string');
  const double = ids.find((id, index) => ids.indexOf(id) !== index);
  return double === undefined
    ? null
    : {
        message: `Duplicate item found with id ${double}. Remove duplicate items from your input and try again.`,
        param: 'input',
      };
}

/** continue pull 11785, gai pull 49. */
function pairFault(items: readonly Fields[]): InputFault | null {
  const idsOf = (type: string) =>
    items.filter((item) => typeOf(item) === type).map(({ call_id }) => String(call_id));
  const [calls, outputs] = [idsOf('function_call'), idsOf('function_call_output')];
  const open = calls.find((id) => !outputs.includes(id));
  if (open !== undefined)
    return { message: `No tool output found for function call ${open}.`, param: 'input' };
  const stray = outputs.find((id) => !calls.includes(id));
  return stray === undefined
    ? null
    : { message: `No tool call found for function call output with call_id ${stray}.`, param: 'input' };
}

function notFound(id: string): InputFault {
  return {
    status: 404,
    message: `Item with id '${id}' not found. Items are not persisted when \`store\` is set to false. Try again with \`store\` set to true, or remove this item from your input.`,
    param: 'input',
  };
}

export function unknownParameter(param: string): InputFault {
  return { message: `Unknown parameter: '${param}'.`, param, code: 'unknown_parameter' };
}

export function missing(param: string): InputFault {
  return { message: `Missing required parameter: '${param}'.`, param, code: 'missing_required_parameter' };
}

export function tooLong(param: string, value: string, limit: number): InputFault {
  return {
    message: `Invalid '${param}': string too long. Expected a string with maximum length ${limit}, but got a string with length ${value.length} instead.`,
    param,
    code: 'string_above_max_length',
  };
}

export function wrongValue(value: string, taken: readonly string[], param: string): InputFault {
  const names = taken.map((each) => `'${each}'`);
  const list = `${names.slice(0, -1).join(', ')}${names.length > 2 ? ',' : ''} and ${names.at(-1)}`;
  return {
    message: `Invalid value: '${value}'. Supported values are: ${list}.`,
    param,
    code: 'invalid_value',
  };
}

function wrongType(param: string, expected: string, value: unknown): InputFault {
  const got = value === null ? 'null' : Array.isArray(value) ? 'an array' : typeof value;
  return {
    message: `Invalid type for '${param}': expected ${expected}, but got ${got} instead.`,
    param,
    code: 'invalid_type',
  };
}
