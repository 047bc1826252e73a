import { messageOf } from '@shared/errors';
import { openHome } from '../home';

// Opens the named data folder and prints the outcome.

const [home = ''] = process.argv.slice(2);
const said = await openHome({ PILOTFISH_HOME: home }).then(() => 'opened', messageOf);
process.stdout.write(`${said}\n`);
