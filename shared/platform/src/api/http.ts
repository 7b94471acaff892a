/** The axios instance. Loaded with the first call, to keep it off the path to the first screen. */
import axios, { type AxiosResponse } from 'axios';
import type { ActionFailureReason } from './result';

const http = axios.create({
  timeout: 0,
  headers: { Range: 'bytes=0-' },
});

/** An HTTP response, not interpreted yet. */
export type HttpResult =
  | { kind: 'response'; status: number; body: unknown }
  | { kind: 'none'; reason: ActionFailureReason };

export interface HttpRequest {
  url: string;
  payload: Record<string, unknown>;
  token: string | null;
  signal?: AbortSignal | undefined;
  onUploadProgress?: ((share: number) => void) | undefined;
}

/** Sends a multipart POST. Never throws and has no timeout. */
export async function postForm(request: HttpRequest): Promise<HttpResult> {
  try {
    const response: AxiosResponse<unknown> = await http.postForm(request.url, request.payload, {
      headers: request.token ? { Authorization: `Bearer ${request.token}` } : {},
      ...(request.signal ? { signal: request.signal } : {}),
      onUploadProgress: (event) => request.onUploadProgress?.(event.progress ?? 0),
    });
    return { kind: 'response', status: response.status, body: response.data };
  } catch (error) {
    return resultOf(error);
  }
}

function resultOf(error: unknown): HttpResult {
  const response = axios.isAxiosError<unknown>(error) ? error.response : undefined;
  if (response) return { kind: 'response', status: response.status, body: response.data };
  if (axios.isCancel(error)) return { kind: 'none', reason: 'cancelled' };
  return { kind: 'none', reason: navigator.onLine ? 'unreachable' : 'offline' };
}
