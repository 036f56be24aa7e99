import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';
import { AppError } from '../common/errors/app-error.js';

/** A worker's question. */
interface MetricsRequest {
  clusterMetrics: 'requested';
}
/** The answer: Prometheus text, or null when not all workers answered in time. */
interface MetricsResponse {
  clusterMetrics: string | null;
}

/** In the primary process: collects the metrics of all workers whenever one of them is asked. */
export function serveClusterMetrics(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', (worker, message: Partial<MetricsRequest>) => {
    if (message.clusterMetrics !== 'requested') return;
    const answer = (clusterMetrics: MetricsResponse['clusterMetrics']) =>
      worker.isConnected() && worker.send({ clusterMetrics } satisfies MetricsResponse);
    all.clusterMetrics().then(answer, () => answer(null));
  });
}

/** In a worker: makes its metrics available to the primary process. */
export function shareMetrics(registry: Registry): void {
  if (!cluster.isWorker) return;
  AggregatorRegistry.setRegistries([registry]);
  // Its constructor registers the listener.
  new AggregatorRegistry();
}

/**
 * The metrics of all processes that share the port, in Prometheus format; or of this one if it is alone.
 * @throws AppError UNAVAILABLE when one of them ended in the meantime
 */
export async function clusterMetrics(registry: Registry): Promise<string> {
  if (!cluster.isWorker || !process.send) return registry.metrics();
  return new Promise((resolve, reject) => {
    const listen = (message: Partial<MetricsResponse>) => {
      if (message.clusterMetrics === undefined) return;
      process.off('message', listen);
      if (message.clusterMetrics === null) reject(new AppError('UNAVAILABLE'));
      else resolve(message.clusterMetrics);
    };
    process.on('message', listen);
    process.send?.({ clusterMetrics: 'requested' } satisfies MetricsRequest);
  });
}
