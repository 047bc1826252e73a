import { EventEmitter } from 'node:events';

// Loaded first into what stands in for a utility process: the one way out of it is the port to its parent, which keeps
// messages until somebody listens, and with the parent the process ends.

const port = new EventEmitter();
const send = process.send?.bind(process);

port.on('newListener', (event) => {
  if (event !== 'message' || port.listenerCount('message') > 0) return;
  process.on('message', (data) => port.emit('message', { data: structuredClone(data), ports: [] }));
});
process.on('disconnect', () => process.exit(0));

Object.assign(process, {
  send: undefined,
  parentPort: Object.assign(port, { postMessage: (message: unknown) => send?.(structuredClone(message)) }),
});
