import { LOAD_BALANCERS, portalOrigin, type Stack, VERSION } from './stack';

/** Services from whose networks a connection to the port of a service, on any of its addresses, succeeds. */
export async function reachedBy(stack: Stack, service: string, port: number): Promise<string[]> {
  const { services, containers, docker } = stack;
  const [target = ''] = await containers(service);
  const format = '{{range .NetworkSettings.Networks}}{{.IPAddress}} {{end}}';
  const addresses = (await docker('inspect', '--format', format, target)).trim();
  const connect = `for a in ${addresses}; do timeout 1 bash -c "exec 3<>/dev/tcp/$a/${port}" 2>/dev/null && exit; done; exit 1`;
  const reaches = async (from: string) => {
    const [container = ''] = await containers(from);
    const inside = ['run', '--rm', '--network', `container:${container}`];
    return docker(...inside, `manzil/gateway:${VERSION}`, 'bash', '-c', connect).then(
      () => [from],
      () => [],
    );
  };
  const others = (await services()).filter((name) => name !== service);
  return (await Promise.all(others.map(reaches))).flat();
}

export type LoadBalancer = {
  /** Hands on an attempt to sign in, with what it says about where that came from. */
  signIn: (forwardedFor: string) => Promise<void>;
  remove: () => Promise<void>;
};

/** A network of public addresses with the gateway in it, which believes what comes from there. */
export async function asLoadBalancer({ containers, docker }: Stack): Promise<LoadBalancer> {
  const network = `manzil-balancers-${process.pid}`;
  const [gateway = ''] = await containers('gateway');
  // Internal, or the engine would take it for the way to the published ports.
  await docker('network', 'create', '--internal', '--subnet', LOAD_BALANCERS, network);
  const remove = () => docker('network', 'rm', network);
  try {
    await docker('network', 'connect', '--alias', 'gateway', network, gateway);
  } catch (error) {
    await remove();
    throw error;
  }
  const attempt = `fetch('http://gateway:4000/auth/login', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: '${portalOrigin}',
      'x-forwarded-for': process.argv[1],
    },
    body: JSON.stringify({ email: 'nobody@example.com', password: 'x' }),
  }).then(({ status }) => process.exit(status === 401 ? 0 : 1));`;
  return {
    signIn: async (forwardedFor) => {
      const image = `manzil/api:${VERSION}`;
      await docker('run', '--rm', '--network', network, image, 'node', '-e', attempt, forwardedFor);
    },
    remove: async () => {
      await docker('network', 'disconnect', network, gateway);
      await remove();
    },
  };
}
