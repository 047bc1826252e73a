import { fieldOf, isRecord } from '@shared/base/json';
import type { ModelTool, ReplyCall } from './kit/model';

// Finds tool calls in the text of an answer, in the markup of the model's training, if the server left them there.
// They count only at the end of an answer, and only if they name an offered tool.

export type Recovered = {
  /** The text before them. */
  readonly text: string;
  readonly calls: readonly ReplyCall[];
};

type Found = { readonly name: string; readonly arguments: string; readonly complete: boolean };

/** Null: the text is only an answer. */
export function callsInText(text: string, tools: readonly ModelTool[]): Recovered | null {
  const start = beginningOf(text);
  if (start === null) return null;
  const offered = new Map(tools.map((tool) => [tool.name, tool]));
  const calls = forms.map((form) => form(text.slice(start), offered)).find((found) => found.length > 0);
  if (!calls?.every(({ name }) => offered.has(name))) return null;
  return {
    text: text.slice(0, start).trimEnd(),
    calls: calls.map((call) => ({ modelId: null, fromText: true, ...call })),
  };
}

const openings =
  /<(?:[\w-]+:)?(?:tool_calls?|function_calls?)>|<function=|<(?:[\w-]+:)?invoke name=|<\|tool_calls?_(?:section_)?begin\|>|<｜tool▁calls?▁begin｜>|\[TOOL_CALLS\]|```(?:json|tool_call)\s*\{\s*"name"/;

/** The start of the calls; null if there are none, or if they are in a block of code. */
function beginningOf(text: string): number | null {
  const start = text.search(openings);
  if (start === -1 || isInFence(text.slice(0, start))) return null;
  return start;
}

/** Calls in a block of code are examples. */
function isInFence(before: string): boolean {
  return (before.match(/^```/gm)?.length ?? 0) % 2 === 1;
}

type Offered = ReadonlyMap<string, ModelTool>;
type Form = (markup: string, offered: Offered) => Found[];

const forms: readonly Form[] = [named, withParameters, withKeys, withObjects, behindSections, behindBrackets];

/** `<tool_call>{"name": …, "arguments": …}</tool_call>`, or the same in a block of code. */
function named(markup: string): Found[] {
  const blocks =
    /^(?:<(?:[\w-]+:)?tool_call>|```(?:json|tool_call))\s*(?<json>\{[\s\S]*?\})\s*(?:<\/(?:[\w-]+:)?tool_call>|```)\s*/;
  return eachAtStart(markup, blocks, ({ json = '' }) => namedCall(json));
}

function namedCall(json: string): Found | null {
  const call = objectIn(json);
  const name = call?.name;
  const args = call?.arguments ?? call?.parameters ?? {};
  if (typeof name !== 'string') return null;
  return { name, arguments: typeof args === 'string' ? args : JSON.stringify(args), complete: true };
}

/** `<function=name><parameter=key>value</parameter></function>` and `<invoke name="…"><parameter name="…">…`. */
function withParameters(markup: string, offered: Offered): Found[] {
  const inner = markup.replace(/^<(?:[\w-]+:)?(?:tool_calls?|function_calls?)>\s*/, '');
  const call =
    /^(?:<function=(?<name>[\w.-]+)>|<(?:[\w-]+:)?invoke name="(?<invoked>[\w.-]+)">)(?<body>[\s\S]*?)(?<end><\/function>|<\/(?:[\w-]+:)?invoke>|$)\s*(?:<\/?(?:[\w-]+:)?(?:tool_calls?|function_calls?)>\s*)*/;
  return eachAtStart(inner, call, ({ name, invoked, body = '', end = '' }) => {
    const tool = name ?? invoked ?? '';
    const whole = objectIn(body);
    const parameters =
      /<(?:[\w-]+:)?parameter(?:=(?<key>[\w.-]+)| name="(?<named>[\w.-]+)"[^>]*)>(?<value>[\s\S]*?)<\/(?:[\w-]+:)?parameter>/g;
    const pairs = [...body.matchAll(parameters)].map(({ groups }) =>
      pairOf(groups?.key ?? groups?.named, groups?.value),
    );
    const args = whole ?? argumentsOf(pairs, offered.get(tool));
    return { name: tool, arguments: JSON.stringify(args), complete: end !== '' };
  });
}

/** `<tool_call>name<arg_key>key</arg_key><arg_value>value</arg_value></tool_call>` */
function withKeys(markup: string, offered: Offered): Found[] {
  const call = /^<tool_call>\s*(?<name>[\w.-]+)\s*(?<body>[\s\S]*?)(?<end><\/tool_call>|$)\s*/;
  return eachAtStart(markup, call, ({ name = '', body = '', end = '' }) => {
    const pairs = /<arg_key>(?<key>[\s\S]*?)<\/arg_key>\s*<arg_value>(?<value>[\s\S]*?)<\/arg_value>/g;
    const found = [...body.matchAll(pairs)].map(({ groups }) => pairOf(groups?.key, groups?.value));
    if (found.length === 0 && body.trim() !== '') return null;
    return { name, arguments: JSON.stringify(argumentsOf(found, offered.get(name))), complete: end !== '' };
  });
}

/** An unclosed `<function=name>{…}`, or `<function=name={…}`. */
function withObjects(markup: string): Found[] {
  const call =
    /^<function=(?<name>[\w.-]+)[=>,]?\s*(?<json>\{[\s\S]*?\})\s*(?:<\/function>)?\s*(?=<function=|$)/;
  return eachAtStart(markup, call, ({ name = '', json = '' }) => ({
    name,
    arguments: json,
    complete: objectIn(json) !== null,
  }));
}

/** The special tokens of Kimi and DeepSeek. */
function behindSections(markup: string): Found[] {
  const inner = markup.replace(/^(?:<\|tool_calls_section_begin\|>|<｜tool▁calls▁begin｜>)\s*/, '');
  const call =
    /^(?:<\|tool_call_begin\|>|<｜tool▁call▁begin｜>)\s*(?:function<｜tool▁sep｜>)?(?:functions\.)?(?<name>[\w-]+)(?::\d+)?\s*(?:<\|tool_call_argument_begin\|>|<｜tool▁sep｜>|```json)?\s*(?<json>\{[\s\S]*?\})\s*(?:```)?\s*(?:<\|tool_call_end\|>|<｜tool▁call▁end｜>)\s*(?:<\|tool_calls_section_end\|>|<｜tool▁calls▁end｜>)?\s*/;
  return eachAtStart(inner, call, ({ name = '', json = '' }) => ({ name, arguments: json, complete: true }));
}

/** Mistral's form: `[TOOL_CALLS]name{…}` or `[TOOL_CALLS] [{"name": …, "arguments": …}]`. */
function behindBrackets(markup: string): Found[] {
  const list = /^\[TOOL_CALLS\]\s*(?<list>\[[\s\S]*\])\s*$/.exec(markup)?.groups?.list;
  if (list !== undefined) return listIn(list).flatMap((each) => namedCall(JSON.stringify(each)) ?? []);
  const call =
    /^\[TOOL_CALLS\]\s*(?<name>[\w-]+)(?:\[ARGS\])?\s*(?<json>\{[\s\S]*?\})\s*(?=\[TOOL_CALLS\]|$)/;
  return eachAtStart(markup, call, ({ name = '', json = '' }) => ({ name, arguments: json, complete: true }));
}

type Groups = Readonly<Record<string, string | undefined>>;

/** Reads calls one after another up to the end; empty if anything else is between them. */
function eachAtStart(markup: string, pattern: RegExp, read: (groups: Groups) => Found | null): Found[] {
  const calls: Found[] = [];
  let rest = markup.trim();
  while (rest !== '') {
    const match = pattern.exec(rest);
    const call = match && read(match.groups ?? {});
    if (!match || !call || match[0] === '') return [];
    calls.push(call);
    rest = rest.slice(match[0].length).trim();
  }
  return calls;
}

type Pair = readonly [key: string, value: string];

/** A line break at either end belongs to the markup. */
function pairOf(key = '', value = ''): Pair {
  return [key.trim(), value.replace(/^\r?\n/, '').replace(/\r?\n$/, '')];
}

/** A value is text if the tool's schema requires text, otherwise JSON. */
function argumentsOf(pairs: readonly Pair[], tool: ModelTool | undefined): Record<string, unknown> {
  const isText = (key: string) => fieldOf(fieldOf(tool?.parameters.properties, key), 'type') === 'string';
  return Object.fromEntries(
    pairs.map(([key, value]) => [key, isText(key) ? value : (jsonIn(value) ?? value)]),
  );
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function objectIn(text: string): Readonly<Record<string, unknown>> | null {
  const value = jsonIn(text);
  return isRecord(value) ? value : null;
}

function listIn(text: string): readonly unknown[] {
  const value = jsonIn(text);
  return Array.isArray(value) ? value : [];
}
