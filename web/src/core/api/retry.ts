/** Repeats a request that a busy server answered with 503 and `Retry-After`: it has done nothing yet. */

const BUSY = 503;
const TRIES = 3;
const MOST_SECONDS = 5;

const seconds = (answer: Response): number => {
  const retryAfter = Number(answer.headers.get('Retry-After') ?? 1);
  return Number.isFinite(retryAfter) ? Math.min(Math.max(retryAfter, 0), MOST_SECONDS) : 1;
};

export async function fetchWithRetry(
  request: Request,
  wait: (seconds: number) => Promise<void> = (seconds) => new Promise((go) => setTimeout(go, 1000 * seconds)),
): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(request.clone());
    if (answer.status !== BUSY || tries === TRIES || !answer.headers.has('Retry-After')) return answer;
    await wait(seconds(answer));
  }
}
