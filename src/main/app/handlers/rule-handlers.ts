import type { Contract } from '@shared/contract/contract';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import type { Handlers } from '@shared/wire/serve';
import { ruleForTool } from '../../queue/policy/rule-for-tool';
import type { App, Window } from '../application';
import { pinned } from '../project-servers';
import { tryCommand } from '../try-command';

export function ruleHandlers(app: App): Handlers<Contract, Window>['rules'] {
  const { projects, rules } = app;
  return {
    async add({ project, ...rule }) {
      if (rule.scope === 'chat') throw new AppError('invalid', textOf('rule.of-a-chat'));
      const opened = project === null ? null : projects.get(project);
      const held = opened ? await pinned(rule, opened.servers) : rule;
      const brought = opened?.tools.current().find(({ name }) => name === rule.tool);
      await rules.add(opened?.workspace.root ?? null, ruleForTool(held, brought));
    },
    async remove(rule) {
      switch (rule.scope) {
        case 'chat':
          return (await projects.ofChat(rule.chatId).chats.open(rule.chatId)).removeRule(rule.id);
        case 'project':
          return await projects.get(rule.project).rules.remove(rule.id);
        case 'everywhere':
          return await rules.remove(rule.id);
      }
    },
    checkCommand: (tried) => tryCommand(app, tried),
  };
}
