import type { Agent, AgentOptions } from 'node:http';
import { environmentProxy, namesProxy } from './environment-proxy';
import { systemProxy } from './system-proxy';

// The HTTP agents for requests to models: one per proxy, with kept-alive connections. The environment's proxy comes
// before that of the system.

const agents = new Map<string, Agent>();

/** Direct, or through the proxy for the address. Throws UnusableProxyError. */
export async function agentFor(address: URL): Promise<Agent> {
  const found = namesProxy(address) ? environmentProxy(address) : await systemProxy(address);
  const proxy = found?.href ?? '';
  const name = `${address.protocol} ${proxy}`;
  const agent = agents.get(name) ?? createAgent(address, proxy);
  agents.set(name, agent);
  return agent;
}

/**
 * The options of Node's default agent. That agent itself reads the environment in its own way under NODE_USE_ENV_PROXY.
 */
const direct: AgentOptions = { keepAlive: true, scheduling: 'lifo', timeout: 5_000 };

function createAgent({ protocol }: URL, proxy: string): Agent {
  const { Agent } = process.getBuiltinModule(protocol === 'https:' ? 'node:https' : 'node:http');
  return new Agent(proxy === '' ? direct : { ...direct, ...through(proxy) });
}

/** The timeout also limits how long a proxy takes to open a tunnel. The caller has already applied NO_PROXY. */
function through(proxy: string): AgentOptions {
  return { timeout: 10_000, proxyEnv: { HTTP_PROXY: proxy, HTTPS_PROXY: proxy } };
}
