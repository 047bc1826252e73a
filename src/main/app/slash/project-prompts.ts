import type { Workspace } from '../../project/workspace';
import { pathDenials } from '../../queue/policy/path-denials';
import type { ProjectRules } from '../../queue/policy/rules';
import { ownPrompts, projectPrompts } from '../../slash-commands/file-prompts';
import { createPrompts, type PromptProvider, type Prompts } from '../../slash-commands/prompts';
import { readFileName } from '../../tools/read-file';
import type { ProjectTrust } from '../../trust/project-trust';

export type PromptParts = {
  readonly home: string;
  readonly workspace: Workspace;
  readonly rules: Pick<ProjectRules, 'current'>;
  readonly trust: ProjectTrust;
};

/** The prompts of an open project by name: the user's own, the project's, then those of the other providers. */
export function createProjectPrompts(
  { home, workspace, rules, trust }: PromptParts,
  others: readonly PromptProvider[] = [],
): Prompts {
  // A prompt includes files without a question, so files under an ask rule are denied too.
  const isKept = (relativePath: string) => {
    const keeping = rules
      .current()
      .map((rule) => (rule.effect === 'ask' ? { ...rule, effect: 'deny' as const } : rule));
    return pathDenials(keeping, readFileName)(relativePath);
  };
  const including = { workspace, isKept };
  return createPrompts([ownPrompts(home, including), projectPrompts(trust, including), ...others]);
}
