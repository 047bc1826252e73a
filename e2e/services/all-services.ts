import type { ProtocolName } from '@shared/models/protocol-names';
import { startAnthropic } from './anthropic';
import { startDeepSeek } from './deepseek';
import { startGemini } from './gemini';
import { startMistral } from './mistral';
import { startOllama } from './ollama';
import { startOpenAi } from './openai';
import { startOpenRouter } from './openrouter';
import { acceptedKey, type Service } from './service';

// All services, with their user settings.

export type ServiceEntry = {
  readonly name: string;
  start(): Promise<Service>;
  readonly model: string;
  readonly protocol: ProtocolName;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether it sends its reasoning by default, or because Pilotfish asks for it. */
  readonly tellsReasoning: boolean;
};

const bearer = { authorization: `Bearer ${acceptedKey}` };

export const allServices: readonly ServiceEntry[] = [
  {
    name: 'DeepSeek',
    start: startDeepSeek,
    model: 'deepseek-v4-pro',
    protocol: 'chat-completions',
    headers: bearer,
    tellsReasoning: true,
  },
  {
    name: 'Gemini',
    start: startGemini,
    model: 'gemini-3-flash-preview',
    protocol: 'chat-completions',
    headers: bearer,
    tellsReasoning: true,
  },
  {
    name: 'Mistral',
    start: startMistral,
    model: 'devstral-2512',
    protocol: 'chat-completions',
    headers: bearer,
    tellsReasoning: false,
  },
  {
    name: 'Ollama',
    start: () => startOllama({ window: 32_768 }),
    model: 'qwen3:8b',
    protocol: 'chat-completions',
    headers: {},
    tellsReasoning: true,
  },
  {
    name: 'OpenRouter',
    start: startOpenRouter,
    model: 'google/gemini-3-pro-preview',
    protocol: 'chat-completions',
    headers: bearer,
    tellsReasoning: true,
  },
  {
    name: 'OpenAI',
    start: startOpenAi,
    model: 'gpt-5.6',
    protocol: 'responses',
    headers: bearer,
    tellsReasoning: true,
  },
  {
    name: 'Anthropic',
    start: startAnthropic,
    model: 'claude-opus-4-8',
    protocol: 'messages',
    headers: { 'x-api-key': acceptedKey },
    tellsReasoning: true,
  },
];
