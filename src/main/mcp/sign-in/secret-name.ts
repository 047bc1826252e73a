/** Under which the secret store has what a server was signed in to with. */
export function secretNameOf(alias: string): string {
  return `mcp:${alias}`;
}
