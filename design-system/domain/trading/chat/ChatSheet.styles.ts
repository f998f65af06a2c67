import { styled } from 'styled-components'
import { captionText, row, wrappingRow } from '../../../theme/mixins.ts'
import { vars } from '../../../tokens/vars.ts'

const { semantic, space } = vars

export const SheetHead = styled.header`
  flex: none;
  display: flex;
  align-items: center;
  min-height: ${vars.size.topBar};
  padding-inline-start: ${space[1]};
  background: ${semantic.surface.card};
`

/** The partner's card keeps its space; the arrow stands close to it. */
export const SheetPartner = styled.div`
  flex: 1;
  min-width: 0;
  && > * {
    padding-inline-start: ${space[1]};
  }
`

export const Pin = styled.div`
  flex: none;
  ${row(space[3])}
  justify-content: space-between;
  padding: ${space['2-5']} ${space[4]};
  border-block: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  background: ${semantic.surface.sunken};
`

export const PinWords = styled.div`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
  > :last-child {
    white-space: normal;
  }
`

export const PinLabel = styled.div`
  ${wrappingRow('0', space[2])}
  ${captionText}
`

export const SheetBody = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
`
