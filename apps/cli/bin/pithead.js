#!/usr/bin/env node
import { build } from '../../../scripts/build.js';
import { install } from '../../../scripts/install.js';

install();
await build();
await import('../dist/pithead.js');
