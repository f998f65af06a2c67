import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { browserTimers } from '../../../../timing/timers.ts'

/** How the camera stands. */
export const cameraStates = ['starting', 'on', 'refused', 'missing'] as const
export type CameraState = (typeof cameraStates)[number]

/** What reads codes: the device's camera, and whatever understands a picture. */
export interface CodeReader {
  readonly openCamera: () => Promise<MediaStream>
  /** What a code in the picture says; null where there is none. */
  readonly read: (picture: HTMLCanvasElement) => Promise<string | null>
}

/** Between two looks, in milliseconds. */
const pause = 150
/** A code is found in a smaller picture as well, and sooner. */
const widest = 800

/** Looks through the camera until a code is read. The camera is off as soon as nobody looks. */
export function useCamera(
  reader: CodeReader,
  onRead: (text: string) => void,
): { video: RefObject<HTMLVideoElement | null>; state: CameraState } {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('starting')
  const open = useEffectEvent(() => reader.openCamera())
  const look = useEffectEvent((canvas: HTMLCanvasElement) => reader.read(canvas))
  const tell = useEffectEvent(onRead)
  useEffect(() => {
    const element = video.current
    let isLeft = false
    let stream: MediaStream | null = null
    let callOff = () => {}
    const again = () => {
      if (!isLeft) callOff = browserTimers.after(pause, () => void glance())
    }
    const glance = async () => {
      const canvas = element === null ? null : pictureOf(element, element.videoWidth, element.videoHeight)
      const text = canvas === null ? null : await look(canvas).catch(() => null)
      if (isLeft) return
      if (text !== null) tell(text)
      else again()
    }
    const start = async () => {
      try {
        stream = await open()
        if (isLeft || element === null) return stop(stream)
        element.srcObject = stream
        await element.play().catch(() => {})
        setState('on')
        again()
      } catch (error) {
        if (!isLeft) setState(isRefusal(error) ? 'refused' : 'missing')
      }
    }
    void start()
    return () => {
      isLeft = true
      callOff()
      if (stream !== null) stop(stream)
    }
  }, [])
  return { video, state }
}

const stop = (stream: MediaStream) => stream.getTracks().forEach(track => track.stop())

const isRefusal = (error: unknown) =>
  error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name)

/** A picture as a canvas, not larger than is needed; null while there is nothing to see. */
export function pictureOf(
  source: CanvasImageSource,
  width: number,
  height: number,
): HTMLCanvasElement | null {
  if (width === 0 || height === 0) return null
  const scale = Math.min(1, widest / width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(source, 0, 0, canvas.width, canvas.height)
  return canvas
}
