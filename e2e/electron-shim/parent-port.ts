import { EventEmitter } from 'node:events';

// Loaded first into a utility process: `process.parentPort` (docs/api/parent-port.md). It keeps messages until a
// listener exists. The process ends with its parent.

const port = new EventEmitter();
const send = process.send?.bind(process);

port.on('newListener', (event) => {
  if (event !== 'message' || port.listenerCount('message') > 0) return;
  process.on('message', (data) => port.emit('message', { data, ports: [] }));
});
process.on('disconnect', () => process.exit(0));

Object.assign(process, {
  type: 'utility',
  send: undefined,
  parentPort: Object.assign(port, { postMessage: (message: unknown) => send?.(message) }),
});
