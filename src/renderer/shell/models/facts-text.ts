import type { Price } from '@shared/cost/price-schema';
import type { ModelFacts } from '@shared/models/model-facts';
import { words } from '@shared/texts/text';
import { locale } from '../../ui/locale';
import { moneyText } from './money-text';

/**
 * The known facts about a model in one line: `400K context · $1.25 / $10.00 · images · reasoning`; or an empty text.
 */
export function factsText({ contextWindow, price, images, reasoning, efforts, tools }: ModelFacts): string {
  const facts = [
    contextWindow !== undefined && words('model-facts.context', { size: roundSize(contextWindow) }),
    price !== undefined && priceOf(price),
    images === true && words('model-facts.images'),
    (reasoning === true || (efforts?.length ?? 0) > 0) && words('model-facts.reasoning'),
    tools === false && words('model-facts.no-tools'),
  ];
  return facts.filter((fact) => fact !== false).join(' · ');
}

function priceOf({ input, output, currency }: Price): string {
  if (input === 0 && output === 0) return words('model-facts.free');
  return words('model-facts.price', {
    input: moneyText(input, currency),
    output: moneyText(output, currency),
  });
}

/** In the usual form: 8,192 is `8K`, as 8,000 is. */
function roundSize(tokens: number): string {
  const isBinary = tokens % 1000 !== 0 && tokens % 1024 === 0;
  const round = isBinary ? (tokens / 1024) * 1000 : tokens;
  return new Intl.NumberFormat(locale(), { notation: 'compact' }).format(round);
}

const known = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'] as const;

/** A value that only the model's server knows stays unchanged. */
export function effortText(effort: string): string {
  const name = known.find((each) => each === effort);
  return name ? words(`effort.${name}`) : effort;
}
