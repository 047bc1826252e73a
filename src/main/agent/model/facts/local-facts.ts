import { text } from 'node:stream/consumers';
import type { ModelFacts } from '@shared/models/model-facts-schema';
import { z } from 'zod';
import { httpFetch } from '../http-fetch';
import { listedFacts } from './listed-facts';

// Facts that a local server has about its models, beside the usual list.

export type LocalFacts = (model: string) => Promise<ModelFacts>;

/**
 * LM Studio: `/api/v0/models`, https://lmstudio.ai/docs/developer/rest/endpoints. Ollama: `/api/ps` has the context
 * window of a loaded model, `/api/show` its abilities, https://docs.ollama.com/api. Other servers have neither. Never
 * rejects.
 */
export async function localFacts(baseUrl: string, signal: AbortSignal): Promise<LocalFacts> {
  const ask: Ask = (path, body) => askJson(new URL(path, baseUrl), body, signal).catch(() => null);
  const studio = studioSchema.safeParse(await ask('/api/v0/models')).data?.data;
  if (studio) return async (model) => listedFacts(studio.find(({ id }) => id === model));
  const running = runningSchema.safeParse(await ask('/api/ps')).data?.models;
  return running ? ollamaFacts(running, ask) : async () => ({});
}

type Ask = (path: string, body?: unknown) => Promise<unknown>;

function ollamaFacts(running: readonly Running[], ask: Ask): LocalFacts {
  return async (model) => {
    const isAsked = ({ name }: Running) => name === model || name === `${model}:latest`;
    // `/api/show` has the model's own limit; by default the server uses a small part of it.
    const contextWindow = running.find(isAsked)?.context_length;
    const abilities = shownSchema.safeParse(await ask('/api/show', { model })).data?.capabilities;
    return {
      ...(contextWindow !== undefined && { contextWindow }),
      ...(abilities && { images: abilities.includes('vision'), tools: abilities.includes('tools') }),
      ...(abilities && { reasoning: abilities.includes('thinking') }),
    };
  };
}

async function askJson(url: URL, body: unknown, signal: AbortSignal): Promise<unknown> {
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  const method = body === undefined ? ('GET' as const) : ('POST' as const);
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await httpFetch(url.href, { method, ...sent, headers, redirect: 'manual', signal });
  return answer.status === 200 && answer.body ? JSON.parse(await text(answer.body)) : null;
}

const studioSchema = z.object({ data: z.array(z.looseObject({ id: z.string() })) });
const modelSchema = z.object({
  name: z.string(),
  context_length: z.number().int().positive().optional().catch(undefined),
});
type Running = z.infer<typeof modelSchema>;
const runningSchema = z.object({ models: z.array(modelSchema) });
const shownSchema = z.object({ capabilities: z.array(z.string()) });
