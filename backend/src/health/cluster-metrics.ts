import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';
import { AppError } from '../common/errors/app-error.js';

/** What a worker asks for. */
interface MetricsRequest {
  clusterMetrics: 'requested';
}
/** What it is told: Prometheus text, or null when not all workers answered in time. */
interface MetricsResponse {
  clusterMetrics: string | null;
}

/** In the process that started the workers: has it gather the figures of all of them whenever one is asked for its own. */
export function serveClusterMetrics(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', (worker, message: Partial<MetricsRequest>) => {
    if (message.clusterMetrics !== 'requested') return;
    const answer = (clusterMetrics: MetricsResponse['clusterMetrics']) =>
      worker.isConnected() && worker.send({ clusterMetrics } satisfies MetricsResponse);
    all.clusterMetrics().then(answer, () => answer(null));
  });
}

/** In a worker: makes its figures known to the process that started it. */
export function shareMetrics(registry: Registry): void {
  if (!cluster.isWorker) return;
  AggregatorRegistry.setRegistries([registry]);
  // Its constructor is what listens.
  new AggregatorRegistry();
}

/**
 * The figures of all processes that share the port, as text for Prometheus; of this one where it is alone.
 *
 * @throws AppError UNAVAILABLE when one of them ended meanwhile
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
