// Redaction of secrets in a text: known secrets, and everything that looks like one.

const replacement = '[redacted]';

/** Shorter values are ordinary words: a local server's key is often just `ollama` or `none`. */
const shortestSecret = 8;

const shapes: readonly RegExp[] = [
  // OpenAI, Anthropic, OpenRouter, DeepSeek
  /\bsk-[\w-]{8,}/g,
  /\b(?:gh[opsur]_|github_pat_)\w{16,}/g,
  /\bglpat-[\w-]{16,}/g,
  /\bxox[abeprs]-[\w-]{10,}/g,
  /\b(?:AKIA|ASIA)[A-Z\d]{16}\b/g,
  /\bAIza[\w-]{30,}/g,
  /\btvly-[\w-]{8,}/g,
  /\bhf_\w{20,}/g,
  // A JSON web token
  /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g,
];

/** The text after these words is a secret. The words stay. */
const named: readonly RegExp[] = [
  /(\b(?:Bearer|Basic)\s+)[\w+/=.~-]{6,}/gi,
  /((?:api[_-]?key|token|secret|password|passwd|authorization|cookie)["']?\s*[:=]\s*["']?)(?!Bearer\b|Basic\b)[^\s"'&,;]{6,}/gi,
  /(\/\/[^\s/:@]+:)[^\s/@]+(?=@)/g,
];

/**
 * `text` with all `secrets` redacted, in every form that a log line may contain. Also redacts everything that looks
 * like a key.
 */
export function redact(text: string, secrets: readonly string[] = []): string {
  let clean = text;
  for (const secret of secrets.filter((value) => value.length >= shortestSecret))
    for (const form of formsOf(secret)) clean = clean.replaceAll(form, replacement);
  for (const shape of shapes) clean = clean.replace(shape, replacement);
  for (const shape of named) clean = clean.replace(shape, `$1${replacement}`);
  return clean;
}

function formsOf(secret: string): Set<string> {
  return new Set([
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    Buffer.from(secret).toString('base64'),
    Buffer.from(secret).toString('base64url'),
  ]);
}
