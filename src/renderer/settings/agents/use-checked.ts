import type { CheckedAgent } from '@shared/sub-agents/sub-agents';
import type { AgentDraft as SentDraft } from '@shared/sub-agents/sub-agents-schema';
import { useEffect, useState } from 'react';
import { api } from '../../state/server-state';
import type { AgentDraft } from './agent-draft';

type Checking = Pick<SentDraft, 'project' | 'of'> & { readonly draft: AgentDraft };

/** The main process's check of the current draft, and a way to ask at once. */
export function useChecked({ draft, project, of }: Checking) {
  const [checked, setChecked] = useState<CheckedAgent | null>(null);
  const { by, text, fields } = draft;
  const sent = JSON.stringify({ project, of, text, fields: by === 'fields' ? fields : null });
  const check = async (): Promise<CheckedAgent> => {
    const answer = await api.agents.check(JSON.parse(sent) as SentDraft);
    setChecked(answer);
    return answer;
  };
  useEffect(() => {
    let isCurrent = true;
    api.agents.check(JSON.parse(sent) as SentDraft).then(
      (answer) => isCurrent && setChecked(answer),
      () => isCurrent && setChecked(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [sent]);
  return { checked, check };
}
