import { styled } from 'styled-components'
import { baselineRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

/** The code beside what it says; on a phone above it. */
export const AddressPlace = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${space[6]};
  > svg {
    width: 216px; /* measured: as large as a code may be */
  }
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    gap: ${space[4]};
    > * {
      width: 100%;
    }
  }
`

export const ValueHead = styled.div`
  ${baselineRow(space[1], space[3])}
  justify-content: space-between;
  margin-bottom: ${space['1-5']};
  font: ${vars.type.label.font};
  color: ${semantic.text.secondary};
`

/** As important as the address: without it coins come to nobody. */
export const MemoBox = styled.p`
  padding: ${space[3]} ${space['3-5']};
  border: ${vars.borderWidth.hairline} solid ${semantic.warning.border};
  border-radius: ${vars.radius.m};
  background: ${semantic.warning.soft};
  direction: ltr; /* in every language, as it is copied */
  unicode-bidi: isolate;
  text-align: match-parent;
  font-family: ${vars.font.family.mono};
  font-weight: ${vars.font.weight.semibold};
  overflow-wrap: anywhere;
`

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  > button {
    flex: 1 0 auto;
  }
  > :first-child {
    flex-grow: 4;
  }
`
