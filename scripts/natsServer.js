/** Finds Debian's nats-server for the tests, or installs it as root; PITHEAD_NATS_SERVER names it to them. */
import { findProgram } from './findProgram.js';

export function findNatsServer() {
  findProgram({
    variable: 'PITHEAD_NATS_SERVER',
    places: ['/usr/sbin/nats-server', '/usr/bin/nats-server', '/usr/local/bin/nats-server'],
    debianPackage: 'nats-server',
    purpose: 'several processes are tested with NATS',
  });
}
