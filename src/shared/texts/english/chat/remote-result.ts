// What a tool of a server gave back, on the card of its call.

export const remoteResult = {
  'remote-result.picture': ({ type, bytes }: Media) => `Picture (${type}, ${sizeOf(bytes)})`,
  'remote-result.sound': ({ type, bytes }: Media) => `Sound (${type}, ${sizeOf(bytes)})`,
  'remote-result.gone': ({ what }: { what: string }) => `${what}: not kept any more.`,
  'remote-result.links': 'Links',
} as const;

type Media = { type: string; bytes: number };

function sizeOf(bytes: number): string {
  return bytes < 1024 ? `${bytes} bytes` : `${Math.round(bytes / 1024)} KB`;
}
