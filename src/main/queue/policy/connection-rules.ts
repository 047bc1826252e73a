import type { Rule } from '@shared/approval/approval';
import { withAddresses } from '../../sandbox/loopback-hosts';
import type { Destination } from '../../sandbox/sandbox-protocol';
import { networkToolName } from '../../tools/kit/connections';
import { hostMatches } from '../../web/host-match';
import { defaultPort } from '../../web/page-address';
import type { Target } from './policy';

// Rules for connections of commands in the sandbox: `allow network registry.npmjs.org`, `deny network *.example.com`,
// `allow network git.example.com:22`. A host alone covers the usual ports in an `allow`, and all ports in a `deny` or
// `ask`.

/** The verdict of the rules; `asks` is also the default. */
export function connectionByRules(rules: readonly Rule[], to: Destination): 'allowed' | 'denied' | 'asks' {
  if (!isPlace(to)) return 'denied';
  const { covers } = connectionTarget(to);
  const effects = rules.filter(covers).map(({ effect }) => effect);
  if (effects.includes('deny')) return 'denied';
  return effects.includes('allow') && !effects.includes('ask') ? 'allowed' : 'asks';
}

/** The same rules, plus an `allow` for these hosts, which the configuration of a program lists. */
export function allowingHosts(rules: readonly Rule[], hosts: readonly string[]): readonly Rule[] {
  const allowed = withAddresses(hosts).map(
    (match): Rule => ({
      id: `allowed ${match}`,
      effect: 'allow',
      tool: networkToolName,
      match,
      scope: 'project',
      createdAt: 0,
      origin: 'person',
    }),
  );
  return [...rules, ...allowed];
}

/** The host in the form of a rule; null if it is invalid. */
export function hostOf(to: Destination): string | null {
  return isPlace(to) ? (connectionTarget(to).offers[0]?.match ?? null) : null;
}

export function connectionTarget(to: Destination): Target {
  const url = addressOf(to);
  const covers = ({ effect, tool, match }: Rule) => {
    if (tool === '*' ? effect === 'allow' || match !== undefined : tool !== networkToolName) return false;
    return match === undefined || hostMatches(match, url, effect === 'allow' ? 'usual' : 'every');
  };
  const host = url.hostname;
  const own = to.port === defaultPort(url) ? host : `${host}:${to.port}`;
  const offers = [own, ...registriesAround(own)];
  return { covers, offers: offers.map((match) => ({ tool: networkToolName, match })) };
}

/** The matches of the rules in an offer. */
export function hostsOfOffer(match: string): readonly string[] {
  return match.split(/,\s*/);
}

/** Hosts from which the usual package managers install, redirects included. */
const registries = [
  'registry.npmjs.org',
  'registry.yarnpkg.com',
  'pypi.org',
  'files.pythonhosted.org',
  'index.crates.io',
  'static.crates.io',
  'crates.io',
  'proxy.golang.org',
  'sum.golang.org',
  'rubygems.org',
  'repo.maven.apache.org',
  'repo.packagist.org',
  'api.nuget.org',
];

/** Offers all of them with one of them. */
function registriesAround(host: string): readonly string[] {
  return registries.includes(host) ? [registries.join(', ')] : [];
}

/** Rules can only name valid hosts. */
function isPlace(to: Destination): boolean {
  return URL.canParse(textOfAddress(to));
}

function addressOf(to: Destination): URL {
  return new URL(textOfAddress(to));
}

function textOfAddress({ host, port }: Destination): string {
  const name = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
  return `${port === 80 ? 'http' : 'https'}://${name}:${port}/`;
}
