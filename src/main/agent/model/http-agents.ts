import type { Agent, AgentOptions } from 'node:http';
import { environmentProxy } from './environment-proxy';

// The agents of requests to models: one for each proxy, which keep connections for the next request. In a desktop
// application the system's settings name the proxy; Electron's session would be asked for it here.

const agents = new Map<string, Agent>();

/** Direct, or through the proxy that the environment names for the address. Throws UnusableProxyError. */
export function agentFor(address: URL): Agent {
  const proxy = environmentProxy(address)?.href ?? '';
  const name = `${address.protocol} ${proxy}`;
  const agent = agents.get(name) ?? createAgent(address, proxy);
  agents.set(name, agent);
  return agent;
}

/** As Node's own agent keeps connections, which obeys NODE_USE_ENV_PROXY and would read the environment otherwise. */
const direct: AgentOptions = { keepAlive: true, scheduling: 'lifo', timeout: 5_000 };

function createAgent({ protocol }: URL, proxy: string): Agent {
  const { Agent } = process.getBuiltinModule(protocol === 'https:' ? 'node:https' : 'node:http');
  return new Agent(proxy === '' ? direct : { ...direct, ...through(proxy) });
}

/** The time is also that of a proxy to make a tunnel. Where no proxy is needed was decided before. */
function through(proxy: string): AgentOptions {
  return { timeout: 10_000, proxyEnv: { HTTP_PROXY: proxy, HTTPS_PROXY: proxy } };
}
