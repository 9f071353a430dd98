import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';
import type { Registry } from './registry.ts';

/** What is of the process as a whole. */
export function addProcessMetrics({ read }: Registry): void {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    version: string;
  };
  const startedAt = Math.round(Date.now() - process.uptime() * 1_000) / 1_000;
  read('gauge', 'sobremesa_build_info', 'Always 1; its labels say what runs', () => [
    { labels: { version, node: process.versions.node }, value: 1 },
  ]);
  read('gauge', 'process_start_time_seconds', 'When the process began, seconds since 1970', () => [
    { labels: {}, value: startedAt },
  ]);
  read('gauge', 'process_resident_memory_bytes', 'Resident memory of both threads', () => [
    { labels: {}, value: process.memoryUsage.rss() },
  ]);
  read('counter', 'process_cpu_seconds_total', 'Processor time used', () => {
    const { user, system } = process.cpuUsage();
    return [{ labels: {}, value: (user + system) / 1e6 }];
  });
}
