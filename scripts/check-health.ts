/** The image's health check: ends with 0 when the server on this machine says that it is ready. */
const address = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}/health/ready`;

export {};

try {
  const { status } = await fetch(address, { signal: AbortSignal.timeout(4_000) });
  if (status !== 200) fail(`${address} answered ${status}`);
} catch (error) {
  fail(`${address} did not answer: ${String(error)}`);
}

function fail(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}
