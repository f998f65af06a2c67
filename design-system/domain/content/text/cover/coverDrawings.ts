import type { Cover } from '../contentShape.ts'
import { arch, awning, box, card, coin, diamond, star } from './coverPath.ts'
import type { Shape } from './coverPath.ts'

/** Every drawing stands on a ground of this size, and may be cut at its edges. */
export const drawingSize = { width: 360, height: 172 } as const

const stall = (x: number): Shape[] => [
  ['door', box(x + 6, 62, 4, 86)],
  ['door', box(x + 74, 62, 4, 86)],
  ...awning(x, 40, 6, 14, 20),
  ['wall', box(x + 4, 116, 76, 32)],
  ['lamp', diamond(x + 26, 108, 7)],
  ['door', diamond(x + 42, 108, 7)],
  ['lamp', coin(x + 58, 108, 7)],
]

const person = (x: number, isLit: boolean): Shape[] => [
  [isLit ? 'lamp' : 'wall', card(x + 9, 46, 28, 28, 8)],
  [isLit ? 'lamp' : 'wall', arch(x, 82, 46, 148)],
  ['sky', diamond(x + 23, 60, 5)],
]

const pan = (x: number): Shape[] => [
  ['line', `M${x} 54L${x - 34} 104M${x} 54L${x + 34} 104`],
  ['wall', `M${x - 40} 104h80a40 32 0 0 1 -80 0Z`],
]

const stop = (x: number, y: number): Shape => ['sky', diamond(x, y, 7)]

/** What is over an item without a picture of its own: the arcade of the market, one door of it lit. */
export const arcade: readonly Shape[] = [0, 1, 2, 3, 4].flatMap((index): Shape[] => {
  const x = 25 + index * 64
  const top = [30, 48, 66, 54, 38][index] ?? 30
  return [
    ['wall', arch(x, top, 54, 172)],
    [index === 2 ? 'lamp' : 'door', arch(x + 9, top + 14, 36, 172)],
    [index === 2 ? 'sky' : 'star', diamond(x + 27, top + 36, index === 2 ? 6 : 3)],
  ]
})

/** The drawings by name: flat shapes, the first ones farthest back. */
export const coverDrawings: Readonly<Record<Cover, readonly Shape[]>> = {
  stalls: [...stall(38), ...stall(138), ...stall(238), ['star', box(20, 148, 320, 3)]],
  steps: [
    ['wall', 'M84 152v-30h64v-28h64v-28h64v86Z'],
    ['lamp', diamond(116, 108, 8)],
    ['lamp', diamond(180, 80, 8)],
    ['lamp', star(244, 44, 12)],
    ['sky', coin(244, 44, 6)],
  ],
  receipt: [
    ['wall', 'M120 22h120v128l-12-10-12 10-12-10-12 10-12-10-12 10-12-10-12 10-12-10-12 10Z'],
    ['door', box(138, 44, 60, 8)],
    ['door', box(138, 62, 84, 8)],
    ['door', box(138, 80, 42, 8)],
    ['lit', 'M202 81.1h52v52h-52ZM191.2 107.1L228 70.3L264.8 107.1L228 143.9Z'],
  ],
  people: [0, 1, 2, 3, 4].flatMap(index => person(41 + index * 58, index === 1 || index === 3)),
  scales: [
    ['wall', box(177, 40, 6, 100)],
    ['lamp', box(92, 50, 176, 6)],
    ['lamp', star(180, 36, 9)],
    ...pan(100),
    ...pan(260),
    ['lamp', coin(100, 90, 14)],
    ['lamp', coin(260, 90, 14)],
    ['wall', 'M148 150v-3a32 14 0 0 1 64 0v3Z'],
  ],
  lock: [
    ['line', 'M148 84V62a32 32 0 0 1 64 0v22'],
    ['wall', card(124, 78, 112, 76, 10)],
    ['door', arch(168, 94, 24, 136)],
    ['lamp', diamond(180, 114, 7)],
  ],
  phone: [
    ['star', box(40, 140, 280, 3)],
    ['wall', card(84, 44, 192, 96, 14)],
    ['door', card(100, 54, 152, 76, 4)],
    ['lamp', arch(156, 66, 42, 130)],
    ['door', diamond(177, 96, 7)],
    ['sky', coin(264, 92, 4)],
    ['star', diamond(120, 76, 3)],
    ['star', diamond(228, 70, 3)],
    ['star', diamond(216, 88, 2)],
  ],
  bridge: [
    ['wall', box(0, 56, 360, 80)],
    ...[14, 98, 182, 266].map((x): Shape => ['sky', arch(x, 74, 72, 136)]),
    ['lamp', box(0, 50, 360, 6)],
    ['door', box(0, 136, 360, 36)],
    ['lit', 'M40 150h48M132 158h72M250 150h56'],
    ['lamp', star(302, 26, 9)],
    ['star', diamond(60, 26, 3)],
    ['star', diamond(140, 34, 2)],
    ['star', diamond(218, 20, 3)],
  ],
  lamp: [
    ['line', 'M180 0v30'],
    ['glow', 'M150 74h60l62 60H88Z'],
    ['wall', 'M166 30h28l24 44h-76Z'],
    ['lamp', coin(180, 76, 9)],
    ['wall', box(72, 134, 216, 10)],
    ['door', box(88, 144, 8, 28)],
    ['door', box(264, 144, 8, 28)],
    ['lamp', card(150, 124, 60, 10, 2)],
  ],
  map: [
    ['wall', 'M78 38l68-14v124l-68 14ZM214 38l68-14v124l-68 14Z'],
    ['star', 'M146 24l68 14v124l-68-14Z'],
    ['route', 'M104 128L134 84L180 116L220 70L256 62'],
    stop(104, 128),
    stop(134, 84),
    stop(180, 116),
    stop(220, 70),
    ['lamp', star(256, 60, 11)],
    ['sky', coin(256, 60, 5)],
  ],
  clock: [
    ['lamp', star(180, 86, 52)],
    ['wall', coin(180, 86, 50)],
    ['door', box(178, 42, 4, 10)],
    ['door', box(178, 120, 4, 10)],
    ['door', box(136, 84, 10, 4)],
    ['door', box(214, 84, 10, 4)],
    ['sky', box(177, 54, 6, 35)],
    ['sky', box(177, 83, 30, 6)],
    ['lamp', diamond(180, 86, 6)],
  ],
  shop: [
    ['wall', box(104, 36, 152, 114)],
    ['door', box(118, 84, 78, 44)],
    ['lamp', arch(134, 96, 20, 128)],
    ['star', diamond(178, 112, 6)],
    ['door', arch(210, 84, 32, 150)],
    ['lamp', diamond(226, 120, 5)],
    ['door', box(104, 52, 152, 12)],
    ...awning(92, 60, 11, 16, 14),
    ['star', box(60, 150, 240, 3)],
  ],
}
