import { z } from 'zod';

// What a server offers to be asked for: the problems of all files of the project, open or not.

export type ProjectProviders = {
  /** The identifier of each provider, by the id of its registration. */
  readonly all: ReadonlyMap<string, string | undefined>;
  /** `options`: of the capability `diagnosticProvider` or of a registration. */
  add(id: string, options: unknown): void;
  remove(id: string): void;
};

/** More are not asked. */
const mostProviders = 5;

const optionsSchema = z.object({
  workspaceDiagnostics: z.literal(true),
  identifier: z.string().max(200).optional(),
});

export function createProjectProviders(): ProjectProviders {
  const all = new Map<string, string | undefined>();
  return {
    all,
    add(id, options) {
      const { data } = optionsSchema.safeParse(options);
      if (data !== undefined && all.size < mostProviders) all.set(id, data.identifier);
    },
    remove: (id) => void all.delete(id),
  };
}
