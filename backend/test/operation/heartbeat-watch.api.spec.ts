import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import mongoose, { type Connection } from 'mongoose';
import { AppLogger } from '../../src/common/logging/app-logger.js';
import { HeartbeatWatch } from '../../src/database/connection/heartbeat-watch.js';
import { emptyDatabaseUri } from '../support/databases.js';
import { eventually } from '../support/eventually.js';
import { type CuttableLink, openCuttableLink } from '../support/services/cuttable-link.js';

/** The shortest interval that the driver allows, in milliseconds. */
const HEARTBEAT_MS = 500;

/** All connections opened by this test. */
const sockets = new Set<Socket>();
const trackSocket = (message: unknown) => sockets.add((message as { socket: Socket }).socket);
let connection: Connection;
let watch: HeartbeatWatch;
let link: CuttableLink;

beforeEach(async () => {
  subscribe('net.client.socket', trackSocket);
  link = await openCuttableLink(emptyDatabaseUri());
  connection = mongoose.createConnection();
  watch = new HeartbeatWatch(connection, new AppLogger('silent'));
  watch.onModuleInit();
  await connection.openUri(link.uri, {
    heartbeatFrequencyMS: HEARTBEAT_MS,
    connectTimeoutMS: HEARTBEAT_MS,
    serverSelectionTimeoutMS: HEARTBEAT_MS,
  });
});

afterEach(async () => {
  watch.onModuleDestroy();
  unsubscribe('net.client.socket', trackSocket);
  sockets.clear();
  await connection.close();
  await link.close();
});

test('a driver that waits for ever to write its heartbeat finds the database again', async () => {
  const { call } = await stopDriverDuringCall();
  link.restore();
  expect(await call).toBe('MongoServerSelectionError');
  await eventually(failureOfCall, (name) => name === undefined);
});

test('a driver that was detected as stopped finds the database again when this returns later', async () => {
  const client = connection.getClient();
  const { call } = await stopDriverDuringCall();
  link.cut();
  await call;
  const failures = countFailures(client);
  await once(client, 'topologyClosed');
  await eventually(failures, (times) => times > 2);
  link.restore();
  await eventually(failureOfCall, (name) => name === undefined);
});

test('the client is not closed while the database is unreachable or silent, however long', async () => {
  const client = connection.getClient();
  const closed = jest.fn();
  client.on('topologyClosed', closed);
  const failures = countFailures(client);
  link.cut();
  await eventually(failures, (times) => times > 10);
  link.restore();
  link.stall();
  await eventually(failures, (times) => times > 15);
  expect(closed).not.toHaveBeenCalled();
});

/** Closes all connections while the driver writes a heartbeat, which it does not notice, during a call. */
async function stopDriverDuringCall(): Promise<{ call: Promise<string | undefined> }> {
  link.stall();
  const call = failureOfCall();
  await new Promise<void>((resolve) => {
    connection.getClient().once('serverHeartbeatStarted', () => {
      for (const socket of sockets) socket.destroy();
      resolve();
    });
  });
  return { call };
}

/** Makes a call; returns the name of its error, or `undefined` if it succeeds. */
function failureOfCall(): Promise<string | undefined> {
  return connection
    .collection('things')
    .countDocuments()
    .then(
      () => undefined,
      (thrown: Error) => thrown.name,
    );
}

/** Counts the failed heartbeats from now on. */
function countFailures(client: mongoose.mongo.MongoClient): () => number {
  let failures = 0;
  client.on('serverHeartbeatFailed', () => {
    failures += 1;
  });
  return () => failures;
}
