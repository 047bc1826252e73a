// What the user wants from the demo model, recognised by a few words in several languages.

export type Intent =
  | 'greeting'
  | 'question'
  | 'open-ends'
  | 'change'
  | 'plan'
  | 'memory'
  | 'question-back'
  | 'sub-agents'
  | 'page';

/** The first intent that matches, else a change. */
export function intentOf(wish: string): Intent {
  if (greetings.test(wish)) return 'greeting';
  const shown = shows.find(
    ({ words, unlessChanging }) => words.test(wish) && !(unlessChanging && isChange(wish)),
  );
  if (shown) return shown.intent;
  const rest = wish.replace(openEnds, '');
  if (rest !== wish && !isChange(rest)) return 'open-ends';
  return questions.test(wish) && !isChange(wish) ? 'question' : 'change';
}

/** The URL in the message, or null. */
export function addressIn(wish: string): string | null {
  return /https?:\/\/[^\s<>"'`）)\]]+/iu.exec(wish)?.[0].replace(/[.,;:!?。，]+$/u, '') ?? null;
}

/** The fact that the user wants the model to remember; null if the message contains none. */
export function factIn(wish: string): string | null {
  const fact = remember.exec(wish)?.[1]?.replace(/\s+/g, ' ').trim() ?? '';
  return fact === '' ? null : fact;
}

function isChange(wish: string): boolean {
  return changes.test(wish);
}

const greetings =
  /^(what can you (do|show)( me)?|help|hi|hello|hey|hallo|moin|servus|guten (tag|morgen|abend)|bonjour|salut|coucou|你好|您好|嗨|thanks?( you)?|danke|merci|谢谢)[\s!.,?，。！]*$/iu;
const questions =
  /\b(what(?! you can)|explain|describe|overview|tell me about|summari[sz]e|how does|was ist|worum|erklär|beschreib|qu'est-ce|c'est quoi|explique|décris)|这是什么|介绍|解释|什么项目/iu;
const changes =
  /\b(fix|add|change|edit|write|improve|rename|update|create|refactor|ändere|füge|schreib|verbesser|ajoute|modifie|corrige|écris)|修改|添加|修复|改/iu;

const openEnds = /\b(TODO|FIXME)s?\b/g;

const remember =
  /^\s*(?:please\s+|bitte\s+)?(?:remember|merke? dir|souviens-toi|retiens|记住)(?![\p{Script=Latin}\p{N}])[\s:,，：]*(?:(?:that|dass|que)\s+|qu['’])?([\s\S]*)$/iu;

type Show = {
  readonly intent: Intent;
  readonly words: RegExp;
  /** Not this intent if the message also asks for a change. */
  readonly unlessChanging: boolean;
};

const shows: readonly Show[] = [
  { intent: 'memory', words: remember, unlessChanging: false },
  { intent: 'page', words: /https?:\/\/\S/iu, unlessChanging: true },
  {
    intent: 'page',
    words:
      /\b(show|open|read)\b.*\b(the web|web ?pages?)\b|zeig.*\b(das web|webseite)|montre.*\bpage web\b|网页/iu,
    unlessChanging: true,
  },
  {
    intent: 'sub-agents',
    words: /\b(sub-?\s?agents?|unteragenten?|sous-agents?)\b|子代理|子智能体/iu,
    unlessChanging: true,
  },
  {
    intent: 'plan',
    words:
      /\bplan(ning)?[ -]?mod(e|us)\b|\bmode plan\b|\bmodus\W+planen\b|\b(show|present)\b.*\bplan\b|计划模式|规划模式/iu,
    unlessChanging: false,
  },
  {
    intent: 'memory',
    words: /\b(show|zeig|montre)\b.*\b(memory|gedächtnis|mémoire)\b|记忆/iu,
    unlessChanging: true,
  },
  {
    intent: 'question-back',
    words: /\bask (me|us|back)\b|\bquestion back\b|\bfrage? mich\b|rückfrage|pose-moi|demande-moi|问我/iu,
    unlessChanging: true,
  },
];
