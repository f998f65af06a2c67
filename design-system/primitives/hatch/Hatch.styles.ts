import { styled } from 'styled-components'
import { vars } from '../../tokens/vars.ts'

const { semantic } = vars

/** Readable without colour: 135°, two parts of line on four of ground. */
const hatching = `repeating-linear-gradient(135deg, ${semantic.escrow.hatch} 0 ${vars.space['0-5']}, ${semantic.escrow.base} ${vars.space['0-5']} ${vars.space['1-5']})`

/** The hatch as a ground. A device that forces its colours would take a drawn ground away; the tokens name its own colours. */
export const hatchGround = `background: ${hatching};
  forced-color-adjust: none;`

export const HatchRoot = styled.div`
  height: ${vars.size.hatch};
  ${hatchGround}
  transition:
    clip-path ${vars.duration.slow} ${vars.easing.inOut},
    visibility 0s ${vars.duration.slow}; /* measured: hides only after it has slid away */
  clip-path: inset(0);

  &[data-state='released'] {
    clip-path: inset(0 0 0 100%);
    visibility: hidden;
  }
  &[data-state='released']:dir(rtl) {
    clip-path: inset(0 100% 0 0);
  }
  &[data-size='sample'] {
    width: ${vars.space[16]};
    height: ${vars.space[3]};
    border-radius: ${vars.radius.xs};
  }
`
