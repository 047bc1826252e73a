import { type Fields, isFields, pieces } from './service';

// A response as the events of a stream (platform.openai.com/docs/api-reference/responses-streaming).

export type Item = Fields & { readonly type: string; readonly id: string };

/** The events, numbered in their order. */
export function streamOf(response: Fields): string {
  const begun = {
    ...response,
    usage: null,
    status: 'in_progress',
    output: [],
    error: null,
    incomplete_details: null,
  };
  const items = Array.isArray(response.output) ? response.output.filter(isItem) : [];
  const events: Fields[] = [
    { type: 'response.created', response: begun },
    { type: 'response.in_progress', response: begun },
    ...items.flatMap((item, output_index) => itemEvents(item).map((event) => ({ ...event, output_index }))),
    { type: `response.${String(response.status)}`, response },
  ];
  return events.map(worded).join('');
}

function worded(event: Fields, sequence_number: number): string {
  return `event: ${String(event.type)}\ndata: ${JSON.stringify({ ...event, sequence_number })}\n\n`;
}

function isItem(value: unknown): value is Item {
  return isFields(value) && typeof value.type === 'string' && typeof value.id === 'string';
}

function itemEvents(item: Item): Fields[] {
  return [
    { type: 'response.output_item.added', item: begunItem(item) },
    ...partEvents(item).map((event) => ({ item_id: item.id, ...event })),
    { type: 'response.output_item.done', item },
  ];
}

function begunItem(item: Item): Fields {
  if (item.type === 'reasoning') return { ...item, summary: [] };
  if (item.type === 'message') return { ...item, status: 'in_progress', content: [] };
  return { ...item, status: 'in_progress', arguments: '' };
}

function partEvents(item: Item): Fields[] {
  if (item.type === 'reasoning') return partsOf(item.summary).flatMap(summaryEvents);
  if (item.type === 'message') return partsOf(item.content).flatMap(textEvents);
  const type = 'response.function_call_arguments';
  const written = String(item.arguments);
  return [
    ...pieces(written, 16).map((delta) => ({ type: `${type}.delta`, delta, obfuscation: 'x' })),
    { type: `${type}.done`, name: item.name, arguments: written },
  ];
}

function partsOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}

function summaryEvents(part: Fields, summary_index: number): Fields[] {
  const type = 'response.reasoning_summary';
  const text = String(part.text);
  return [
    { type: `${type}_part.added`, summary_index, part: { ...part, text: '' } },
    ...pieces(text).map((delta) => ({ type: `${type}_text.delta`, summary_index, delta, obfuscation: 'x' })),
    { type: `${type}_text.done`, summary_index, text },
    { type: `${type}_part.done`, summary_index, part },
  ];
}

function textEvents(part: Fields, content_index: number): Fields[] {
  const text = String(part.text);
  return [
    { type: 'response.content_part.added', content_index, part: { ...part, text: '' } },
    ...pieces(text).map((delta) => ({
      type: 'response.output_text.delta',
      content_index,
      delta,
      logprobs: [],
      obfuscation: 'x',
    })),
    { type: 'response.output_text.done', content_index, text, logprobs: [] },
    { type: 'response.content_part.done', content_index, part },
  ];
}
