import { styled } from 'styled-components'
import { hatchGround } from '../../../../primitives/hatch/Hatch.styles.ts'
import { captionText, row } from '../../../../theme/mixins.ts'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

export const LocksRoom = styled.div`
  min-height: 0;
  max-height: 360px; /* measured: five locks, and a sixth cut to say that there are more */
  overflow-y: auto;
  padding: ${space[1]} ${space[4]} ${space[3]};
`

export const LockRow = styled.li`
  position: relative;
  ${row(space[3])}
  min-height: ${vars.room.rowHeight};
  padding-block: ${space[2]};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  &:first-child {
    border-top: 0;
  }
  /* The whole line leads to what locks it. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  > div {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-width: 0;
  }
  time,
  small {
    ${captionText}
  }
`

export const LockMark = styled.span`
  flex: none;
  align-self: stretch;
  width: ${space[1]};
  border-radius: ${vars.radius.xs};
  ${hatchGround}
`
