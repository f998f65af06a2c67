import { styled } from 'styled-components'
import { oneLine, row } from '../../../../theme/mixins.ts'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const PinsRoot = styled.section`
  flex: none;
  max-height: 40%;
  overflow-y: auto;
  padding-block: ${space[1]};
  padding-inline: ${space[4]} ${space[2]};
  border-bottom: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  background: ${semantic.surface.card};
`

export const PinList = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const PinItem = styled.li`
  ${row(space[2])}
  min-width: 0;
  & + & {
    border-top: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  }
`

export const PinWords = styled.span`
  flex: 1;
  min-width: 0;
  padding-block: ${space['1-5']};
  font: ${type.body.font};
  overflow-wrap: anywhere;
  [data-folded='true'] & {
    ${oneLine}
  }
`
