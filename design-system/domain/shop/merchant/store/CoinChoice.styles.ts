import { styled } from 'styled-components'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const ChoiceSet = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  > legend {
    padding: 0 0 ${space[2]};
    font: ${type.label.font};
  }
`

export const ChoiceGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${vars.size.term}, 1fr));
  gap: ${space[2]} ${space[4]};
`

export const ChoiceError = styled.p`
  margin: ${space[2]} 0 0;
  color: ${semantic.negative.text};
`
