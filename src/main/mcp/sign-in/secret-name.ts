/** The key of a server's credentials in the secret store. */
export function secretNameOf(alias: string): string {
  return `mcp:${alias}`;
}
