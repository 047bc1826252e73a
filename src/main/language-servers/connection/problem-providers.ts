import { isRecord } from '@shared/base/json';
import { z } from 'zod';

// What a server offers to be asked for: the problems of open texts, and of all files of the project.

export type ProblemProvider = {
  /** Part of each question. */
  readonly identifier: string | undefined;
  /** Whether it also knows the problems of files that are not open. */
  readonly isForProject: boolean;
};

export type ProblemProviders = {
  /** By the id of the registration; `''` is the provider that the server has from the start. */
  readonly all: ReadonlyMap<string, ProblemProvider>;
  /** `options`: of the capability `diagnosticProvider` or of a registration. */
  add(id: string, options: unknown): void;
  remove(id: string): void;
};

/** More are not asked. */
const mostProviders = 5;

const optionsSchema = z.object({
  workspaceDiagnostics: z.boolean().catch(false),
  identifier: z.string().max(200).optional().catch(undefined),
});

export function createProblemProviders(): ProblemProviders {
  const all = new Map<string, ProblemProvider>();
  return {
    all,
    add(id, options) {
      if (all.size >= mostProviders) return;
      const { identifier, workspaceDiagnostics } = optionsSchema.parse(isRecord(options) ? options : {});
      all.set(id, { identifier, isForProject: workspaceDiagnostics });
    },
    remove: (id) => void all.delete(id),
  };
}
