// Reads the size of a context window from a server's error about a request that is too long.

const wordings: readonly RegExp[] = [
  // OpenAI, vLLM, OpenRouter, DeepSeek: "This model's maximum context length is 32768 tokens."
  /maximum (?:context|prompt) length(?: of this model)? is (\d[\d,]*)/i,
  // Mistral: "too large for model with 32768 maximum context length"
  /(\d[\d,]*) maximum context length/i,
  // Anthropic: "prompt is too long: 205000 tokens > 200000 maximum"
  /tokens? > (\d[\d,]*) maximum/i,
  // llama.cpp: "the request exceeds the available context size (4096 tokens)"
  /available context size \((\d[\d,]*)/i,
  // LM Studio: "the model is loaded with context length of only 4096 tokens"
  /context length of only (\d[\d,]*)/i,
  // SGLang: "is longer than the model's context length (4096 tokens)"
  /context length \((\d[\d,]*)/i,
  // Gemini: "exceeds the maximum number of tokens allowed (1048576)"
  /maximum number of tokens allowed \(?(\d[\d,]*)/i,
  // Moonshot: "exceeded model token limit: 131072"
  /model token limit: (\d[\d,]*)/i,
  // DashScope: "Range of input length should be [1, 98304]"
  /range of input length should be \[\d+, ?(\d[\d,]*)\]/i,
  // Ollama and others: "exceeds the context window of 8192 tokens"
  /context (?:window|size|limit) (?:of|is) (\d[\d,]*)/i,
];

/** In tokens; null: the text contains no size. */
export function windowIn(text: string): number | null {
  for (const wording of wordings) {
    const tokens = Number(wording.exec(text)?.[1]?.replaceAll(',', ''));
    // Smaller numbers count something else.
    if (tokens >= 1024) return tokens;
  }
  return null;
}
