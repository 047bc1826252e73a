import type { PriceOf } from '../cost/budget';
import { firstKnown, type ModelFacts } from '../models/model-facts';
import { factsOfFamily, usualEfforts } from '../models/model-families';
import type { ModelSettings, Provider, ProviderView } from './settings';

/** The facts about a model: the user's settings first, then the lessons and list of its server, then its family. */
export function factsOfModel(provider: Omit<ProviderView, 'hasKey' | 'origin'>, model: string): ModelFacts {
  const { contextWindow, images, files, tools, reasoning, price } = settingsOfModel(provider, model);
  const { prices = {}, known = {} } = provider;
  const facts = firstKnown(
    { contextWindow, images, files, tools, reasoning, price },
    {
      contextWindow: provider.contextWindow,
      images: provider.images,
      files: provider.files,
      tools: provider.tools,
      price: Object.hasOwn(prices, model) ? prices[model] : undefined,
    },
    Object.hasOwn(known, model) ? (known[model] ?? {}) : {},
    factsOfFamily(model),
  );
  return { ...facts, ...effortsOf(facts) };
}

function effortsOf({ reasoning, efforts, refusedEfforts = [] }: ModelFacts): Pick<ModelFacts, 'efforts'> {
  if (reasoning === false) return { efforts: [] };
  const all = efforts ?? (reasoning ? usualEfforts : undefined);
  return all ? { efforts: all.filter((each) => !refusedEfforts.includes(each)) } : {};
}

/** By the currently known prices. */
export function pricesOf(providers: readonly ProviderView[]): PriceOf {
  return ({ providerId, model }) => {
    const provider = providers.find(({ id }) => id === providerId);
    return provider && factsOfModel(provider, model).price;
  };
}

/** The matching entry with the longest name takes precedence. Shorter ones fill its gaps. */
export function settingsOfModel({ models = {} }: Pick<Provider, 'models'>, model: string): ModelSettings {
  const about = Object.entries(models).filter(([name]) => matches(name, model));
  const byLength = about.toSorted(([one], [other]) => one.length - other.length);
  return Object.assign({}, ...byLength.map(([, said]) => said)) as ModelSettings;
}

/** `*` is any text, including a slash, and `?` one character. */
function matches(glob: string, model: string): boolean {
  if (glob === model) return true;
  const pattern = glob
    .replace(/[$()+.[\\\]^{|}]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${pattern}$`, 'u').test(model);
}
