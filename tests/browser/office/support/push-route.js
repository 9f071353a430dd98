/**
 * Loaded into a server under test before anything else: what it sends to push.example.com arrives at
 * the fake push service of the test, unencrypted by TLS. All else is as in operation.
 */
import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import { env } from 'node:process';

const request = https.request;

// @ts-expect-error -- one of the ways to call it, which is the one in use
https.request = (options, answered) =>
  options.host === 'push.example.com'
    ? http.request(
        {
          ...options,
          ...{ agent: undefined, protocol: 'http:', createConnection: undefined },
          ...{ host: '127.0.0.1', port: env['PUSH_PORT'] },
        },
        answered,
      )
    : request(options, answered);
syncBuiltinESMExports();
